import type { MaskitoOptions } from "@maskito/core"

interface Blocks {
  /** Number of characters in each block. */
  blocks: number[]
  /** Separator between blocks: one for all, or one per gap. */
  between?: string | string[]
  /** Fixed text before the first block. */
  prefix?: string
  /** Also allows letters, which become upper case. */
  letters?: boolean
}

/** Returns a mask for blocks of digits or letters, such as card, phone, invoice or tax numbers. */
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
const americanExpress = blocksMask({ blocks: [4, 6, 5] }).mask

/** Mask of a payment card number, in the blocks printed on the card. */
export const cardMask: MaskitoOptions = {
  mask: ({ value }) => (/^3[47]/.test(value) ? americanExpress : fours) as (string | RegExp)[],
}

/** Shortens a complete expiry date to MM/YY: "1/2049" becomes "01/49". */
const shortExpiry = (text: string) =>
  text.replace(
    /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/,
    (_, month: string, year: string) => `${month.padStart(2, "0")}/${year}`,
  )

/** Mask of a card's expiry month and year. Pads a one-digit month and shortens a four-digit year. */
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

/** Mask of a card's security code. */
export const cvcMask = blocksMask({ blocks: [4] })
