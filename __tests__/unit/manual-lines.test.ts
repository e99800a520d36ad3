import {
  blankLine,
  fieldInForm,
  linesToPost,
  type ManualLine,
  problemsIn,
  sums,
} from "@/components/features/ledger/manual/lines"

const line = (more: Partial<ManualLine>): ManualLine => ({ ...blankLine, ...more })

test("both sides are added up; text that is no amount counts as nothing yet", () => {
  const lines = [line({ debit: 250 }), line({ credit: 100 }), line({ debit: Number.NaN }), line({ credit: 0.5 })]
  expect(sums(lines)).toEqual({ debit: 250, credit: 100, difference: 150 })
})

test("a line needs an account and an amount on one side; blank lines need nothing", () => {
  const lines = [
    blankLine,
    line({ debit: 100 }),
    line({ account: "1010" }),
    line({ account: "1010", debit: 0 }),
    line({ account: "1010", debit: 100, credit: 100 }),
    line({ account: "1010", debit: 0, credit: 100 }),
  ]
  expect(problemsIn(lines)).toEqual({
    "lines.1.account": "accountMissing",
    "lines.2.debit": "amountMissing",
    "lines.3.debit": "amountMissing",
    "lines.4.credit": "amountTwice",
  })
})

test("lines are posted without the blank ones, and the server's errors come back to the side that was filled in", () => {
  const lines = [
    blankLine,
    line({ account: "1010", debit: 100 }),
    blankLine,
    line({ account: "1200", credit: 100, party: "customer:12" }),
  ]
  const { lines: posted, places } = linesToPost(lines)
  expect(posted).toEqual([
    { account: "1010", amount: 100 },
    { account: "1200", amount: -100, party: "customer:12" },
  ])
  const inForm = (name: string) => fieldInForm(name, lines, places)
  expect(["lines.0.amount", "lines.1.amount", "lines.1.party", "businessDate", "lines"].map(inForm)).toEqual([
    "lines.1.debit",
    "lines.3.credit",
    "lines.3.party",
    "businessDate",
    "lines",
  ])
})
