import { fold } from "./text"

/** A text as it is searched: folded, with plain apostrophes and single spaces. */
export const searchable = (text: string): string => fold(text).replaceAll("’", "'").replace(/\s+/g, " ").trim()

/** The words of a search. */
export const searchWords = (q: string): string[] => searchable(q).split(" ").filter(Boolean)

/** Like `searchable`, but every character keeps its position. Letters that would become two are only lower-cased. */
export const searchableInPlace = (text: string): string =>
  text.replace(/\S/gu, (letter) => {
    const shorter = [searchable(letter), letter.toLowerCase(), letter]
    return shorter.find(({ length }) => length === letter.length) ?? letter
  })
