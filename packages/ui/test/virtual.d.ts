declare module 'virtual:whole-radix-sheet' {
  export const wholeRadixSheet: string
}
