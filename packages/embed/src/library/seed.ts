/** The library's `pickBySeed` for elements, whose people have in the place of an id the number that would be picked by it. */
export const pickBySeed = Number
