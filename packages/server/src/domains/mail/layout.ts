import type { MailSection } from '../mail-section.ts'

/** The content of a mail; both of its parts are made of it. */
export interface MailContent {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Below the paragraphs. */
  sections?: readonly MailSection[]
  /** A button, whose address the mail also shows. */
  action?: { label: string; link: string } | undefined
  /** Below the button. */
  notes: readonly string[]
}

const signature = 'Equipe Convoca'
const footer = 'Mensagem automática da Convoca; não é preciso responder.'

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

const toTextSection = ({ title, lines }: MailSection) =>
  [title.toUpperCase(), ...lines.map((line) => `- ${line}`)].join('\n')

export function toText({ greeting, paragraphs, sections = [], action, notes }: MailContent): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.link}`]
  return (
    [
      greeting,
      ...paragraphs,
      ...sections.map(toTextSection),
      ...link,
      ...notes,
      signature,
      `--\n${footer}`,
    ].join('\n\n') + '\n'
  )
}

const font = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif"
const paragraph = (text: string, style = 'font-size:16px;line-height:24px;color:#1c1b22') =>
  `<p style="margin:0 0 16px;${font};${style}">${escapeHtml(text)}</p>`
const small = 'font-size:14px;line-height:20px;color:#57535f'

const toHtmlSection = ({ title, lines }: MailSection) =>
  `<h2 style="margin:24px 0 8px;${font};font-size:18px;line-height:24px;color:#1c1b22">${escapeHtml(title)}</h2>
<ul style="margin:0 0 16px;padding:0 0 0 20px;${font};font-size:16px;line-height:24px;color:#1c1b22">
${lines.map((line) => `<li style="margin:0 0 4px">${escapeHtml(line)}</li>`).join('\n')}
</ul>`

function button({ label, link }: NonNullable<MailContent['action']>): string {
  const address = escapeHtml(link)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:#6d28d9;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;${font};${small}">Se o botão não abrir, copie este endereço no navegador:<br><a href="${address}" style="color:#6d28d9;word-break:break-all">${address}</a></p>`
}

/** Tables and inline styles: what mail programs understand. No pictures, so that nothing is fetched on opening. */
export function toHtml(content: MailContent): string {
  const { subject, greeting, paragraphs, sections = [], action, notes } = content
  const body = [
    paragraph(greeting),
    ...paragraphs.map((text) => paragraph(text)),
    ...sections.map(toHtmlSection),
    ...(action === undefined ? [] : [button(action)]),
    ...notes.map((text) => paragraph(text, small)),
    paragraph(signature),
  ]
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f2f7">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f4f2f7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px 0"><span style="${font};font-size:20px;font-weight:800;letter-spacing:2px;color:#6d28d9">CONVOCA</span></td></tr>
<tr><td style="padding:24px 32px 16px">
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:32px;color:#1c1b22">${escapeHtml(subject)}</h1>
${body.join('\n')}
</td></tr>
</table>
<p style="margin:16px 0 0;${font};font-size:12px;line-height:18px;color:#6b6674">${footer}</p>
</td></tr>
</table>
</body>
</html>
`
}
