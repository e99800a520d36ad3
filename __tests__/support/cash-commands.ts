import fc from "fast-check"

export const roles = ["cashier", "supervisor", "manager", "bookkeeper"] as const
export type Role = (typeof roles)[number]
type Pieces = Record<number, number>

/** One command for each name, with the same fields. */
type Named<Duty extends string, Do extends string, Fields = object> = Do extends string
  ? { of: Duty; do: Do; shop: number; who: Role } & Fields
  : never

/** A random command on the cash of a shop. `of` is the duty that it belongs to, `nth` chooses one of the latest documents. */
export type Command =
  | Named<"till", "open" | "paid-in" | "paid-out", { amount: number }>
  | Named<"till", "count", { amount: number; memo: string }>
  | Named<"till", "z-reading", { cash: number; cards: number; vat: number }>
  | Named<"till", "start-counting" | "close">
  | Named<"review", "review" | "lock">
  | Named<"drop", "drop", { amount: number }>
  | Named<"drop", "cancel", { nth: number }>
  | Named<"verify", "verify", { nth: number; off: number; isSorted: boolean }>
  | Named<"safe", "float" | "change", { amount: number; pieces?: Pieces }>
  | Named<"safe", "exchange", { pieces: Pieces }>
  | Named<"safe", "safe-count", { pieces: Pieces; witness: Role }>
  | Named<"bag", "bag", { pieces: Pieces }>
  | Named<"bag", "seal", { nth: number; witness: Role }>
  | Named<"bag", "dispatch" | "return", { nth: number }>
  | Named<"match", "credit", { nth: number; off: number }>
  | Named<"match", "resolve", { nth: number; isAccepted: boolean }>
  | Named<"bag", "deposit", { amount: number; fee: number; isOwn: boolean }>

const amount = fc.integer({ min: 1, max: 60 }).map((n) => n * 500)
const off = fc.constantFrom(-500, 0, 0, 500)
const nth = fc.nat(4)
const pieces = fc
  .tuple(fc.nat(12), fc.nat(12), fc.nat(4))
  .map(([tens, fives, coins]): Pieces => ({ 1000: tens, 500: fives, 100: coins * 5 }))
const worth = (of: Pieces) => Object.entries(of).reduce((sum, [value, n]) => sum + Number(value) * n, 0)
const witness = fc.constantFrom(...roles)

type Part<Do extends Command["do"]> = Omit<Extract<Command, { do: Do }>, "shop" | "who">
const part = <Do extends Command["do"]>(
  of: Command["of"],
  does: Do,
  more: Record<string, fc.Arbitrary<unknown>> = {},
) => fc.record({ of: fc.constant(of), do: fc.constant(does), ...more }) as unknown as fc.Arbitrary<Part<Do>>

/** Money as a sum, or as notes and coins. */
const money = (does: "float" | "change") =>
  fc.oneof(
    part("safe", does, { amount }),
    pieces
      .filter((of) => worth(of) > 0)
      .map((of) => ({ of: "safe" as const, do: does, amount: worth(of), pieces: of })),
  )

const exchanges: Pieces[] = [
  { 1000: -2, 500: 4 },
  { 1000: 3, 500: -6 },
  { 500: -1, 100: 5 },
  { 500: 2, 100: -10 },
]

const weighted: [number, fc.Arbitrary<object>][] = [
  [4, part("till", "open", { amount })],
  [3, part("till", "paid-in", { amount })],
  [2, part("till", "paid-out", { amount })],
  [3, part("till", "start-counting")],
  [6, part("till", "count", { amount, memo: fc.constantFrom("", "A note was torn") })],
  [5, part("till", "close")],
  [3, part("review", "review")],
  [2, part("review", "lock")],
  [6, part("drop", "drop", { amount })],
  [2, part("drop", "cancel", { nth })],
  [5, part("verify", "verify", { nth, off, isSorted: fc.boolean() })],
  [3, money("float")],
  [3, money("change")],
  [3, part("safe", "exchange", { pieces: fc.constantFrom(...exchanges) })],
  [2, part("safe", "safe-count", { pieces, witness })],
  [5, part("bag", "bag", { pieces })],
  [6, part("bag", "seal", { nth, witness })],
  [3, part("bag", "dispatch", { nth })],
  [2, part("bag", "return", { nth })],
  [6, part("match", "credit", { nth, off })],
  [4, part("match", "resolve", { nth, isAccepted: fc.boolean() })],
  [2, part("bag", "deposit", { amount, fee: fc.constantFrom(0, 150, 500), isOwn: fc.boolean() })],
  [
    5,
    fc.tuple(amount, fc.nat(40), fc.constantFrom(0, 2400)).map(([cash, cards, rate]) => {
      const gross = cash + cards * 500
      return { of: "till", do: "z-reading", cash, cards: cards * 500, vat: rate && Math.floor(gross / 8) }
    }),
  ],
]

/** The roles that usually carry out a duty. One command in ten is given to any role. */
const usual: Record<Command["of"], Role[]> = {
  till: ["cashier", "cashier", "supervisor"],
  review: ["manager"],
  drop: ["cashier", "cashier", "supervisor"],
  verify: ["supervisor", "manager"],
  safe: ["supervisor", "manager"],
  bag: ["manager"],
  match: ["bookkeeper"],
}

const one = fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary }))) as fc.Arbitrary<Command>

/** A command of a given kind. */
const only = (does: Command["do"], more: Partial<Command> = {}) =>
  one.filter((of) => of.do === does).map((of) => ({ ...of, ...more }) as Command)
const sealed = only("seal", { nth: 0, witness: "cashier" })

/** Usual sequences of commands. Single random commands come between them. */
const courses = [
  ["open", "z-reading", "start-counting", "count", "count", "close", "review", "lock"].map((does) =>
    only(does as Command["do"], does === "count" ? { memo: "A note was torn" } : {}),
  ),
  [
    only("change"),
    only("bag"),
    sealed,
    only("dispatch", { nth: 0 }),
    only("credit", { nth: 0 }),
    only("resolve", { nth: 0 }),
  ],
  [only("safe-count"), only("bag"), sealed, only("return", { nth: 0 })],
  [
    only("open"),
    only("z-reading"),
    only("paid-out", { amount: 500 }),
    only("drop", { amount: 1_000, who: "cashier" }),
    only("cancel", { nth: 0 }),
    only("change"),
    only("float"),
  ],
].map((course) => fc.tuple(...course))

/** Commands on the first shops of a business: single ones, and sequences. */
export const commandsIn = (shops: number, length: number): fc.Arbitrary<Command[]> => {
  const part = fc.oneof(
    { weight: 8, arbitrary: one.map((of) => [of]) },
    ...courses.map((arbitrary) => ({ weight: 1, arbitrary })),
  )
  const placed = fc.tuple(part, fc.nat(shops - 1), fc.array(fc.nat(99), { minLength: 8, maxLength: 8 }))
  return fc.array(placed, { minLength: length, maxLength: length, size: "max" }).map((parts) =>
    parts.flatMap(([commands, shop, dice]) =>
      commands.map((of, n) => {
        const thrown = dice[n] as number
        const people = thrown < 10 ? roles : (usual[of.of] as readonly Role[])
        return { ...of, shop, who: people[thrown % people.length] as Role }
      }),
    ),
  )
}

/** The names of all commands. */
export const commandNames = [
  ...new Set(weighted.flatMap(([, of]) => fc.sample(of, { numRuns: 1, seed: 1 })).map((of) => (of as Command).do)),
]
