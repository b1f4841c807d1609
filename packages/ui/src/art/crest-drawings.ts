/** Markup of SVG, 96 × 96 units, in the colours `--p` and `--s` of a team. */
export const crestDrawings = {
  shield: {
    label: 'Escudo com raio',
    markup:
      '<path fill="var(--s,#bdee63)" d="M48 3l38 11v32c0 24-15 39-38 47C25 85 10 70 10 46V14z"/><path fill="#0a0c10" d="M48 3l38 11v32c0 24-15 39-38 47C25 85 10 70 10 46V14z" transform="translate(3.4 3.4) scale(.93)"/><path fill="var(--p,#6d28d9)" d="M48 12l29 9v25c0 19-11 30-29 37-18-7-29-18-29-37V21z"/><path fill="var(--s,#bdee63)" d="M56 16L26 54h18l-6 28 32-40H52z"/>',
  },
  macaw: {
    label: 'Arara',
    markup:
      '<path fill="var(--s,#ff9a3c)" d="M48 2l40 23v46L48 94 8 71V25z"/><path fill="#0a0c10" d="M48 2l40 23v46L48 94 8 71V25z" transform="translate(3.4 3.4) scale(.93)"/><path fill="var(--p,#c81e1e)" d="M48 12l31 18v36L48 84 17 66V30z"/><path fill="var(--s,#ff9a3c)" d="M24 74c-4-34 8-54 30-56 20-1 28 14 26 28-8-3-14-1-17 5 2 8 0 15-6 23-9-5-21-5-33 0z"/><path fill="#fff" d="M52 28c12-3 20 4 21 14-8-1-14 2-17 8-8-4-10-15-4-22z"/><path fill="#14161c" d="M80 46c2 12-4 20-12 23 1-7-1-13-5-18 4-6 9-8 17-5zM60 33a4 4 0 1 0 .1 0z"/><path fill="var(--p,#c81e1e)" d="M28 66c2-18 6-28 14-36-2 12-2 22 2 32-6-1-11 0-16 4z"/>',
  },
  storm: {
    label: 'Tempestade',
    markup:
      '<path fill="var(--s,#22d3ee)" d="M48 2a46 46 0 1 1 0 92 46 46 0 1 1 0-92z"/><path fill="#0a0c10" d="M48 2a46 46 0 1 1 0 92 46 46 0 1 1 0-92z" transform="translate(3.4 3.4) scale(.93)"/><path fill="var(--p,#1d4ed8)" d="M48 10a38 38 0 1 1 0 76 38 38 0 1 1 0-76z"/><path fill="var(--s,#22d3ee)" d="M30 56c-14-1-15-20-1-22 3-16 27-18 32-3 14-2 20 14 9 22-2 2-5 3-8 3z"/><path fill="#fff" d="M50 44L36 64h10l-4 18 18-24H50z"/>',
  },
  dolphin: {
    label: 'Boto',
    markup:
      '<path fill="var(--s,#e9a3fb)" d="M48 2a46 46 0 1 1 0 92 46 46 0 1 1 0-92z"/><path fill="#0a0c10" d="M48 2a46 46 0 1 1 0 92 46 46 0 1 1 0-92z" transform="translate(3.4 3.4) scale(.93)"/><path fill="var(--p,#a21caf)" d="M48 10a38 38 0 1 1 0 76 38 38 0 1 1 0-76z"/><path fill="var(--s,#e9a3fb)" d="M16 62c4-26 22-38 42-32 8 2 14 7 22 8 4 1 4 5 0 6-8 3-14 2-20 0-4 8-12 14-22 14l-2-8c-6 3-10 8-12 14 4 2 6 6 6 11-8-1-12-5-14-9-6 0-10-1-14-4 6-2 10-2 14 0z"/><path fill="var(--s,#e9a3fb)" d="M44 30c0-8 6-13 12-14-2 6-2 10 2 16z"/><path fill="#14161c" d="M60 36a2.6 2.6 0 1 0 .1 0z"/><path fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" d="M40 72q8-6 16 0t16 0"/>',
  },
  jaguar: {
    label: 'Onça',
    markup:
      '<path fill="var(--s,#facc15)" d="M48 2l40 26-10 40-30 26-30-26L8 28z"/><path fill="#0a0c10" d="M48 2l40 26-10 40-30 26-30-26L8 28z" transform="translate(3.4 3.4) scale(.93)"/><path fill="var(--p,#c7570a)" d="M48 12l30 20-8 31-22 20-22-20-8-31z"/><path fill="var(--s,#facc15)" d="M22 24c8-4 14 0 16 5h20c2-5 8-9 16-5 4 8 1 13-3 16 5 22-8 40-23 40S20 62 25 40c-4-3-7-8-3-16z"/><path fill="#14161c" d="M32 46l12 4-8 5zM64 46l-12 4 8 5zM43 62h10l-5 7zM40 30h4v7h-4zM52 30h4v7h-4zM46 26h4v12h-4zM28 58h6v4h-6zM62 58h6v4h-6zM30 66h5v4h-5zM61 66h5v4h-5z"/><path fill="none" stroke="#14161c" stroke-width="3" d="M48 68v4q-5 5-9 1M48 72q5 5 9 1"/>',
  },
  curupira: {
    label: 'Curupira',
    markup:
      '<path fill="var(--s,#f7a13b)" d="M48 3l38 11v32c0 24-15 39-38 47C25 85 10 70 10 46V14z"/><path fill="#0a0c10" d="M48 3l38 11v32c0 24-15 39-38 47C25 85 10 70 10 46V14z" transform="translate(3.4 3.4) scale(.93)"/><path fill="var(--p,#b93a0a)" d="M48 12l29 9v25c0 19-11 30-29 37-18-7-29-18-29-37V21z"/><path fill="var(--s,#f7a13b)" d="M48 12c2 10 14 14 16 28 6-2 6-8 5-14 10 12 12 28 4 40-5 9-14 14-25 14S28 75 23 66c-8-13-5-25 4-36 0 7 2 11 6 13-2-14 9-20 15-31z"/><path fill="#f0b68a" d="M34 54c0-8 5-12 14-12s14 4 14 12c0 12-6 20-14 20s-14-8-14-20z"/><path fill="#14161c" d="M40 54a3 3 0 1 0 .1 0zM56 54a3 3 0 1 0 .1 0z"/><path fill="none" stroke="#14161c" stroke-width="2.6" stroke-linecap="round" d="M36 49l7 2M60 49l-7 2M43 65q5 4 10 0"/>',
  },
} as const
