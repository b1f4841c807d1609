/** Markup of SVG, 96 × 96 units, in the colours `--a` (ground) and `--b` (clothes). */
export const faceDrawings = {
  curls: {
    label: 'Cacheada',
    markup:
      '<path fill="var(--a,#6d28d9)" d="M0 0h96v96H0z"/><path fill="#2a1712" d="M48 6c8-5 18 0 20 6 9 0 14 8 12 15 7 5 7 14 2 19 4 8-1 16-8 17-2 7-9 10-15 7H37c-6 3-13 0-15-7-7-1-12-9-8-17-5-5-5-14 2-19-2-7 3-15 12-15 2-6 12-11 20-6z"/><path fill="var(--b,#bdee63)" d="M10 96c2-20 16-28 38-28s36 8 38 28z"/><path fill="#c98d5e" d="M39 58h18v14q-9 9-18 0z"/><path fill="#000" opacity=".16" d="M39 62q9 8 18 0v5q-9 7-18 0z"/><path fill="#c98d5e" d="M28 42c0-16 8-24 20-24s20 8 20 24-8 26-20 26-20-10-20-26z"/><path fill="#c98d5e" d="M26 40a5 6 0 1 0 4 9zM70 40a5 6 0 1 1-4 9z"/><path fill="#2a1712" d="M27 40c-1-16 8-24 21-24s22 8 21 24c-3-8-7-11-12-12-6 4-16 5-22 2-4 2-6 5-8 10z"/><path fill="#1a1416" d="M40 45a3 3.2 0 1 0 .1 0zM56 45a3 3.2 0 1 0 .1 0z"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M42 58q6 5 12 0"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M35 40q5-4 9-1M52 39q5-3 9 1"/>',
  },
  cap: {
    label: 'Boné',
    markup:
      '<path fill="var(--a,#c81e1e)" d="M0 0h96v96H0z"/><path fill="var(--b,#ff9a3c)" d="M10 96c2-20 16-28 38-28s36 8 38 28z"/><path fill="#f3c6a0" d="M39 58h18v14q-9 9-18 0z"/><path fill="#000" opacity=".16" d="M39 62q9 8 18 0v5q-9 7-18 0z"/><path fill="#f3c6a0" d="M28 42c0-16 8-24 20-24s20 8 20 24-8 26-20 26-20-10-20-26z"/><path fill="#f3c6a0" d="M26 40a5 6 0 1 0 4 9zM70 40a5 6 0 1 1-4 9z"/><path fill="#5a3420" d="M27 40v10q-3-2-3-10zM69 40v10q3-2 3-10z"/><path fill="var(--b,#ff9a3c)" d="M25 36c0-16 9-25 23-25s23 9 23 25z"/><path fill="#14161c" d="M22 34h44c12 0 18 4 20 9-20-3-44-3-64-2z"/><path fill="#14161c" d="M44 18h9v8h-9z"/><path fill="#1a1416" d="M40 45a3 3.2 0 1 0 .1 0zM56 45a3 3.2 0 1 0 .1 0z"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M42 59q6 3 12-1"/>',
  },
  braids: {
    label: 'Tranças',
    markup:
      '<path fill="var(--a,#0f766e)" d="M0 0h96v96H0z"/><path fill="#1c1210" d="M24 40C22 18 34 10 48 10s26 8 24 30l6 44-9 2-6-40H33l-6 40-9-2z"/><path fill="var(--b,#f5b43c)" d="M10 96c2-20 16-28 38-28s36 8 38 28z"/><path fill="#6b4029" d="M39 58h18v14q-9 9-18 0z"/><path fill="#000" opacity=".16" d="M39 62q9 8 18 0v5q-9 7-18 0z"/><path fill="#6b4029" d="M28 42c0-16 8-24 20-24s20 8 20 24-8 26-20 26-20-10-20-26z"/><path fill="#6b4029" d="M26 40a5 6 0 1 0 4 9zM70 40a5 6 0 1 1-4 9z"/><path fill="#1c1210" d="M27 40c0-16 8-25 21-25s21 9 21 25c-3-7-6-10-10-12l-4 3-7-4-7 4-4-3c-4 2-7 5-10 12z"/><path fill="var(--b,#f5b43c)" d="M18 76l10 1-1 5-10-1zM78 76l-10 1 1 5 10-1z"/><path fill="#1a1416" d="M40 45a3 3.2 0 1 0 .1 0zM56 45a3 3.2 0 1 0 .1 0z"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M42 58q6 5 12 0"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M35 40q5-4 9-1M52 39q5-3 9 1"/><path fill="var(--b,#f5b43c)" d="M25 53a3 3 0 1 0 .1 0zM71 53a3 3 0 1 0 .1 0z"/>',
  },
  glasses: {
    label: 'Óculos',
    markup:
      '<path fill="var(--a,#1d4ed8)" d="M0 0h96v96H0z"/><path fill="var(--b,#22d3ee)" d="M10 96c2-20 16-28 38-28s36 8 38 28z"/><path fill="#e2ab7d" d="M39 58h18v14q-9 9-18 0z"/><path fill="#000" opacity=".16" d="M39 62q9 8 18 0v5q-9 7-18 0z"/><path fill="#e2ab7d" d="M28 42c0-16 8-24 20-24s20 8 20 24-8 26-20 26-20-10-20-26z"/><path fill="#e2ab7d" d="M26 40a5 6 0 1 0 4 9zM70 40a5 6 0 1 1-4 9z"/><path fill="#14161c" d="M26 42c-4-22 8-32 24-32 18 0 26 12 20 32-2-10-6-14-12-15-8 2-18 0-24-5-2 6-6 10-8 20z"/><path fill="#1a1416" d="M40 45a3 3.2 0 1 0 .1 0zM56 45a3 3.2 0 1 0 .1 0z"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M42 58q6 5 12 0"/><path fill="#fff" opacity=".25" d="M32 42h14v12H32zM50 42h14v12H50z"/><path fill="none" stroke="#14161c" stroke-width="2.6" d="M32 42h14v12H32zM50 42h14v12H50zM46 46h4M26 44h6M64 44h6"/>',
  },
  beard: {
    label: 'Barba',
    markup:
      '<path fill="var(--a,#a35a17)" d="M0 0h96v96H0z"/><path fill="var(--b,#ffe3a3)" d="M10 96c2-20 16-28 38-28s36 8 38 28z"/><path fill="#8f5a37" d="M39 58h18v14q-9 9-18 0z"/><path fill="#000" opacity=".16" d="M39 62q9 8 18 0v5q-9 7-18 0z"/><path fill="#8f5a37" d="M28 42c0-16 8-24 20-24s20 8 20 24-8 26-20 26-20-10-20-26z"/><path fill="#8f5a37" d="M26 40a5 6 0 1 0 4 9zM70 40a5 6 0 1 1-4 9z"/><path fill="#21130d" d="M27 44c-1-18 7-28 21-28s22 10 21 28l-4-10c-10 3-24 3-34 0zM28 46c2 4 4 8 8 8 6-3 18-3 24 0 4 0 6-4 8-8 1 16-6 26-20 26s-21-10-20-26z"/><path fill="#8f5a37" d="M41 57h14q-2 6-7 6t-7-6z"/><path fill="#1a1416" d="M40 45a3 3.2 0 1 0 .1 0zM56 45a3 3.2 0 1 0 .1 0z"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M42 58h12"/><path fill="none" stroke="#21130d" stroke-width="2.4" stroke-linecap="round" d="M35 40q5-4 9-1M52 39q5-3 9 1"/><path fill="none" stroke="#14161c" stroke-width="5" d="M24 46C22 22 32 12 48 12s26 10 24 34"/><path fill="#14161c" d="M19 40h9v18h-9q-3-9 0-18zM77 40h-9v18h9q3-9 0-18z"/><path fill="var(--b,#ffe3a3)" d="M20 45h4v8h-4zM72 45h4v8h-4z"/>',
  },
  mohawk: {
    label: 'Moicano',
    markup:
      '<path fill="var(--a,#be185d)" d="M0 0h96v96H0z"/><path fill="var(--b,#f792c4)" d="M10 96c2-20 16-28 38-28s36 8 38 28z"/><path fill="#f3c6a0" d="M39 58h18v14q-9 9-18 0z"/><path fill="#000" opacity=".16" d="M39 62q9 8 18 0v5q-9 7-18 0z"/><path fill="#f3c6a0" d="M28 42c0-16 8-24 20-24s20 8 20 24-8 26-20 26-20-10-20-26z"/><path fill="#f3c6a0" d="M26 40a5 6 0 1 0 4 9zM70 40a5 6 0 1 1-4 9z"/><path fill="var(--b,#f792c4)" d="M38 26C34 8 44 0 56 4c8 3 6 14 2 22z"/><path fill="#3c2417" opacity=".5" d="M28 40c0-10 4-18 10-20v8zM68 40c0-10-4-18-10-20v8z"/><path fill="#1a1416" d="M40 45a3 3.2 0 1 0 .1 0zM56 45a3 3.2 0 1 0 .1 0z"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M41 57q8 8 14-1"/><path fill="none" stroke="#1a1416" stroke-width="2.4" stroke-linecap="round" d="M35 40q5-4 9-1M52 39q5-3 9 1"/><path fill="#14161c" d="M64 60a2 2 0 1 0 .1 0z"/>',
  },
  jaguar: {
    label: 'Onça',
    markup:
      '<path fill="var(--a,#7c2d12)" d="M0 0h96v96H0z"/><path fill="#e8a02c" d="M20 20c9-6 18-2 21 6h14c3-8 12-12 21-6 4 10 1 17-4 21 6 26-8 43-24 43S18 67 24 41c-5-4-8-11-4-21z"/><path fill="#fff1d6" d="M34 64c2-8 8-11 14-11s12 3 14 11c-2 11-8 16-14 16s-12-5-14-16z"/><path fill="#14161c" d="M31 44l13 5-9 6zM65 44l-13 5 9 6zM42 58h12l-6 8zM40 28h4v8h-4zM52 28h4v8h-4zM46 24h4v12h-4zM26 52h6v4h-6zM64 52h6v4h-6zM29 61h5v4h-5zM62 61h5v4h-5zM25 26h6v6h-6zM65 26h6v6h-6z"/><path fill="none" stroke="#14161c" stroke-width="2.6" d="M48 65v5q-5 5-9 1M48 70q5 5 9 1"/>',
  },
  macaw: {
    label: 'Arara',
    markup:
      '<path fill="var(--a,#0369a1)" d="M0 0h96v96H0z"/><path fill="#2f7df0" d="M16 96c-2-44 10-76 36-76 22 0 30 18 26 34-10-2-18 2-20 12 4 10 4 20 2 30z"/><path fill="#fff" d="M50 34c12-4 24 2 26 18-10-1-16 3-19 11-12-5-15-20-7-29z"/><path fill="#14161c" d="M78 54c4 16-4 28-14 32 2-8 0-15-6-20 2-10 10-14 20-12zM62 42a4.4 4.4 0 1 0 .1 0z"/><path fill="var(--b,#ffcf3f)" d="M16 96c0-22 4-36 14-48-2 18 0 34 8 48zM46 22c-6-8-16-8-22-4 8 1 12 4 14 9z"/>',
  },
  capybara: {
    label: 'Capivara',
    markup:
      '<path fill="var(--a,#3f6212)" d="M0 0h96v96H0z"/><path fill="#8a5a34" d="M22 26c2-8 12-8 14 0 8-4 18-4 24 0 2-8 12-8 14 0 8 10 10 26 6 42-4 14-16 20-32 20S20 82 16 68c-4-16-2-32 6-42z"/><path fill="#6b4226" d="M32 58c0-8 7-10 16-10s16 2 16 10v14c0 8-6 12-16 12s-16-4-16-12z"/><path fill="#14161c" d="M30 42h9v4h-9zM57 42h9v4h-9zM40 56a4 3 0 1 0 .1 0zM56 56a4 3 0 1 0 .1 0z"/><path fill="none" stroke="#14161c" stroke-width="2.6" stroke-linecap="round" d="M48 64v6q-6 5-10 1M48 70q6 5 10 1"/><path fill="#f28c28" d="M48 6a11 10 0 1 0 .1 0z"/><path fill="var(--b,#d9f27a)" d="M48 7c4-5 10-5 13-2-4 4-9 5-13 2z"/>',
  },
  wolf: {
    label: 'Lobo-guará',
    markup:
      '<path fill="var(--a,#9a3412)" d="M0 0h96v96H0z"/><path fill="#14161c" d="M14 6l22 22-12 20zM82 6L60 28l12 20z"/><path fill="#d9692a" d="M18 14l18 16h24l18-16-4 30c4 18-12 26-16 38H38C34 70 18 62 22 44z"/><path fill="#fff1e0" d="M22 46c8 4 16 4 20 12l-2 20C34 68 20 62 22 46zM74 46c-8 4-16 4-20 12l2 20c6-10 20-16 18-32z"/><path fill="#14161c" d="M32 44l12 5-10 4zM64 44l-12 5 10 4zM41 74h14l-4 10h-6z"/>',
  },
  dolphin: {
    label: 'Boto',
    markup:
      '<path fill="var(--a,#164e63)" d="M0 0h96v96H0z"/><path fill="#f08db5" d="M14 96C10 52 26 22 52 22c16 0 24 10 26 24 8 2 14 4 14 9s-10 7-20 7c-2 14-6 24-12 34z"/><path fill="#fbd0e0" d="M40 96c14-8 22-18 26-34 6 0 16 0 22-4-4 6-8 8-16 8-2 12-6 22-12 30z"/><path fill="#14161c" d="M60 40a4 4 0 1 0 .1 0z"/><path fill="none" stroke="#14161c" stroke-width="2.4" stroke-linecap="round" d="M90 56q-14 6-26 2"/><path fill="#fff" opacity=".5" d="M30 14a5 5 0 1 0 .1 0zM18 28a3.4 3.4 0 1 0 .1 0z"/>',
  },
  robot: {
    label: 'Robô',
    markup:
      '<path fill="var(--a,#1f2937)" d="M0 0h96v96H0z"/><path fill="#3c4656" d="M46 8h4v14h-4z"/><circle cx="48" cy="9" r="5" fill="var(--b,#bdee63)"/><path fill="#cfd8e3" d="M26 20h44q10 0 10 10v32q0 10-10 10H26q-10 0-10-10V30q0-10 10-10z"/><path fill="#14161c" d="M28 30h40q4 0 4 4v18q0 4-4 4H28q-4 0-4-4V34q0-4 4-4z"/><path fill="var(--b,#bdee63)" d="M32 36h10v10H32zM54 36h10v10H54z"/><path fill="#8b98a9" d="M8 36h8v18H8zM80 36h8v18h-8zM36 62h24v4H36zM30 78h36q10 4 12 18H18q2-14 12-18z"/>',
  },
} as const
