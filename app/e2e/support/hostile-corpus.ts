/** Calls `ran` wherever it is taken for markup, script or an address; each fits into a name. */
export const corpus = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '</script><svg onload=ran()>',
  '</title></style><svg/onload=ran()>',
  '"><img src=x onerror="ran()">',
  `'-ran()-'`,
  '"onmouseover="ran()" autofocus onfocus="ran()',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  ']]><script>ran()</script><!--',
  '&lt;img src=x onerror=ran()&gt;',
  '${ran()}{{ran()}}<%=ran()%>',
  'javascript:ran()',
] as const

/** Markup that must never stand in a page as it was written. */
export const rawMarkup = /<(?:script>ran|script>parent\.ran|img src=x|svg[ /]onload|iframe srcdoc)/i

/** One that fits into every name. */
export const hostileName = '</script><svg onload=ran()>'
/** All of them. */
export const allHostile = corpus.join(' ')
export const hostileParagraph = allHostile.slice(0, 300)
