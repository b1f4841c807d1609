'use client'

import { clsx } from 'clsx'
import type { HTMLAttributes, Ref } from 'react'
import { Logo } from '../../primitives/Logo/Logo.tsx'
import styles from './Footer.module.css'

export interface FooterLink {
  label: string
  href: string
}

const footerTexts = {
  blurb: 'Somos apaixonados por e-sports e criamos competições que envolvem quem joga e quem torce.',
  quick: 'Acesso Rápido',
  support: 'Suporte',
  /** The default links. */
  home: 'Início',
  championships: 'Campeonatos',
  settings: 'Configuração',
  faq: 'FAQ',
  contact: 'Fale conosco',
}

/**
 */
function defaultLinks(texts: typeof footerTexts) {
  return {
    quick: [
      { label: texts.home, href: '/' },
      { label: texts.championships, href: '/championships' },
      { label: texts.settings, href: '/settings' },
      { label: texts.faq, href: '/faq' },
    ],
    support: [{ label: texts.contact, href: '/support' }],
  }
}

export type FooterProps = HTMLAttributes<HTMLElement> & {
  /** "Acesso Rápido"; default the documented ones. */
  quickLinks?: readonly FooterLink[] | undefined
  /** "Suporte"; default the documented ones. */
  supportLinks?: readonly FooterLink[] | undefined
  ref?: Ref<HTMLElement>
}

/** Footer of the site with its links, in the shell or on public pages. */
export function Footer({ quickLinks, supportLinks, className, ...rest }: FooterProps) {
  const { quick, support } = defaultLinks(footerTexts)
  return (
    <footer {...rest} className={clsx(styles.footer, className)}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo size="s" />
          <p>{footerTexts.blurb}</p>
        </div>
        <Links title={footerTexts.quick} links={quickLinks ?? quick} />
        <Links title={footerTexts.support} links={supportLinks ?? support} />
      </div>
    </footer>
  )
}

function Links({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
