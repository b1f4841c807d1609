/** Letters of other alphabets that look Latin. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  н: 'h',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  п: 'n',
  о: 'o',
  р: 'p',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'u',
  ц: 'u',
  х: 'x',
  з: 'z',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ɑ: 'a',
  ɡ: 'g',
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '¢': 'c',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '¡': 'i',
}

/** Keeps the case: camelCase separates the parts of a nick. */
export function foldAccents(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/ß/g, 'ss')
  return plain.replace(/[^\x00-\x7f]/gu, (letter) => lookalikes[letter.toLowerCase()] ?? letter)
}

/** Digits and signs read as the letters they imitate; `1` is read as `letterOfOne`. */
export function unleet(word: string, letterOfOne: 'i' | 'l'): string {
  return word.replace(/[^a-z*]/g, (sign) => (sign === '1' ? letterOfOne : (leet[sign] ?? '')))
}

/** The words of a name as they are read: signs, digits and letters of other alphabets as the Latin letters that they look like. */
export function foldLookalikes(name: string): string[] {
  return foldAccents(name)
    .toLowerCase()
    .split(/[\s._-]+/)
    .map((word) => respell(unleet(word, 'i').replaceAll('*', '')))
    .filter(Boolean)
}

/** Unifies spellings that sound alike, in the list and in the text. */
export function respell(word: string): string {
  return word.length <= 3 ? word : respellAll(word)
}

/** Unifies the spellings in letters whose words are not known yet, however few they are. */
export function respellAll(word: string): string {
  return word.replaceAll('ph', 'f').replaceAll('k', 'c').replaceAll('y', 'i')
}

/** The letters of a word without repetitions, and how often each was repeated. */
export function foldRuns(word: string): { letters: string; runs: number[] } {
  const letters: string[] = []
  const runs: number[] = []
  for (const letter of word) {
    if (letters.at(-1) === letter) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else {
      letters.push(letter)
      runs.push(1)
    }
  }
  return { letters: letters.join(''), runs }
}
