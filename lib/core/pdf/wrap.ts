type Measure = (text: string) => number

/** Longer words are measured by character, since laying out a string takes time by its length. */
const shortWord = 60

/** Adds up widths of characters, each measured once: measuring every beginning of a word would be quadratic. */
function cut(word: string, width: number, measure: Measure): string[] {
  if (word.length < shortWord && measure(word) <= width) return [word]
  const parts: string[] = []
  let part = ""
  let used = 0
  for (const character of word) {
    const more = measure(character)
    if (part && used + more > width) {
      parts.push(part)
      part = ""
      used = 0
    }
    part += character
    used += more
  }
  return [...parts, part]
}

function wrapLine(text: string, width: number, measure: Measure): string[] {
  const space = measure(" ")
  const lines: string[] = []
  let line = ""
  let used = 0
  for (const word of text.split(" ").flatMap((one) => cut(one, width, measure))) {
    const more = measure(word)
    if (line && used + space + more > width) {
      lines.push(line)
      line = word
      used = more
    } else {
      used += line ? space + more : more
      line = line ? `${line} ${word}` : word
    }
  }
  return [...lines, line]
}

/** Breaks text into lines of at most `width`; a longer word is cut. `measure` should remember what it has measured. */
export const wrapText = (text: string, width: number, measure: Measure): string[] =>
  text.split("\n").flatMap((line) => wrapLine(line, width, measure))
