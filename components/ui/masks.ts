import type { MaskitoOptions } from "@maskito/core"

interface Blocks {
  /** How many characters each block takes. */
  blocks: number[]
  /** What stands between them: the same everywhere, or one for each gap. */
  between?: string | string[]
  /** Stands before the first, and cannot be taken away. */
  prefix?: string
  /** Letters may be typed too, and become capitals. */
  letters?: boolean
}

/** A mask of blocks of digits or letters: numbers of cards, phones, invoices, tax offices. */
export function blocksMask({ blocks, between = " ", prefix = "", letters }: Blocks): MaskitoOptions {
  const one = letters ? /[a-zA-Z0-9]/ : /\d/
  const gap = (at: number) => (typeof between === "string" ? between : (between[at] ?? ""))
  const mask = blocks.flatMap((length, at) => [...(at > 0 ? gap(at - 1) : ""), ...Array<RegExp>(length).fill(one)])
  const capitals = ({ value, selection }: { value: string; selection: readonly [number, number] }) => ({
    value: value.toUpperCase(),
    selection,
  })
  return { mask: [...prefix, ...mask], postprocessors: letters ? [capitals] : [] }
}

const fours = blocksMask({ blocks: [4, 4, 4, 4, 3] }).mask
const express = blocksMask({ blocks: [4, 6, 5] }).mask

/** The number on a payment card, in the blocks in which its maker prints it. */
export const cardMask: MaskitoOptions = {
  mask: ({ value }) => (/^3[47]/.test(value) ? express : fours) as (string | RegExp)[],
}

/** A whole date of expiry, however it was written: "1/2049" is "01/49". */
const shortExpiry = (text: string) =>
  text.replace(
    /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/,
    (_, month: string, year: string) => `${month.padStart(2, "0")}/${year}`,
  )

/** The month and year in which a card expires; a month of one digit gets its nought, a year of four its last two. */
export const expiryMask: MaskitoOptions = {
  mask: [/[01]/, /\d/, "/", /\d/, /\d/],
  preprocessors: [
    ({ elementState: { value, selection }, data }) => {
      const isMonth = value === "1" && /^[/.-]/.test(data)
      return {
        elementState: isMonth ? { value: "01", selection: [2, 2] } : { value: shortExpiry(value), selection },
        data: value === "" ? shortExpiry(data).replace(/^[2-9]$/, "0$&") : data,
      }
    },
  ],
}

/** The digits on the back of a card. */
export const cvcMask = blocksMask({ blocks: [4] })
