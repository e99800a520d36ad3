import {
  averageCost,
  foundCost,
  issue,
  issueValue,
  type Level,
  putBackSold,
  receive,
  takeBack,
} from "@/lib/features/stock/values/valuation"

// Moving average value, over random runs of movements.

/** Numbers from 0 to `below`, the same in each run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const empty: Level = { onHand: 0, value: 0n }

const holds = ({ onHand, value }: Level) => value >= 0n && (onHand > 0 || value === 0n)

test("ten at 1.00 and ten at 1.30, fifteen sold: 5.75 are left, and one missing piece is 1.15", () => {
  const twenty = receive(receive(empty, 10, 1_000n).after, 10, 1_300n).after
  const sold = issue(twenty, 15, { isSale: true })
  expect([sold.value, sold.after]).toEqual([-1_725n, { onHand: 5, value: 575n }])
  expect(averageCost(sold.after)).toBe(115n)
  expect(issue(sold.after, 1).value).toBe(-115n)
})

test("a value is never negative, and zero without pieces", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = numbers(seed)
    let level = empty
    for (let step = 0; step < 40; step++) {
      const pieces = 1 + next(12)
      const cost = BigInt(next(5_000))
      const kind = next(4)
      if (kind === 0) level = receive(level, pieces, cost).after
      if (kind === 1) level = issue(level, pieces, { isSale: true }).after
      if (kind === 2 && pieces <= level.onHand) level = issue(level, pieces).after
      if (kind === 3 && pieces <= level.onHand) level = takeBack(level, pieces, cost).after
      expect([seed, step, holds(level)]).toEqual([seed, step, true])
    }
  }
})

test("nothing is lost: what came in is in stock, went out, or was sold before it came", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const next = numbers(seed)
    let level = empty
    let [paid, gone] = [0n, 0n]
    for (let step = 0; step < 30; step++) {
      const pieces = 1 + next(9)
      if (next(2) === 0) {
        const cost = BigInt(next(9_999))
        const moved = receive(level, pieces, cost)
        expect(moved.value + moved.sold).toBe(cost)
        paid += cost
        gone += moved.sold
        level = moved.after
      } else {
        const moved = issue(level, pieces, { isSale: true })
        gone -= moved.value
        level = moved.after
      }
    }
    expect(paid).toBe(level.value + gone)
  }
})

test("an issue takes its share of the value, and the last piece all of it", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const next = numbers(seed)
    const level = { onHand: 1 + next(50), value: BigInt(next(100_000)) }
    const pieces = 1 + next(level.onHand)
    const exact = (Number(level.value) * pieces) / level.onHand
    expect(Math.abs(Number(issueValue(level, pieces)) - exact)).toBeLessThanOrEqual(0.5)
    expect(issue(level, level.onHand).after).toEqual(empty)
  }
})

test("a transfer conserves the value, whatever the average at the other shop", () => {
  for (let seed = 1; seed <= 300; seed++) {
    const next = numbers(seed)
    const [from, to] = [1, 2].map(() => ({ onHand: 1 + next(30), value: BigInt(next(50_000)) })) as [Level, Level]
    const pieces = 1 + next(from.onHand)
    const sent = issue(from, pieces)
    const came = receive(to, pieces, -sent.value)
    expect(sent.after.value + came.after.value).toBe(from.value + to.value)
  }
})

test("only sales may take more than there is", () => {
  expect(() => issue({ onHand: 2, value: 200n }, 3)).toThrow(RangeError)
  expect(issue({ onHand: 2, value: 200n }, 3, { isSale: true }).after).toEqual({ onHand: -1, value: 0n })
})

test("pieces that come after they were sold go to the cost of goods sold", () => {
  const short = { onHand: -4, value: 0n }
  expect(receive(short, 10, 1_000n)).toMatchObject({ value: 600n, sold: 400n, after: { onHand: 6, value: 600n } })
  expect(receive(short, 3, 999n)).toMatchObject({ value: 0n, sold: 999n, after: { onHand: -1, value: 0n } })
})

test("taking a delivery back leaves no residue where the average has moved", () => {
  const mixed = issue({ onHand: 20, value: 3_000n }, 10).after
  expect(takeBack(mixed, 10, 1_000n)).toMatchObject({ value: -1_500n, sold: 500n, after: empty })
  expect(takeBack(mixed, 5, 2_000n)).toMatchObject({ value: -1_500n, sold: -500n })
  expect(() => takeBack(mixed, 11, 1n)).toThrow(RangeError)
})

test("a reversed sale brings its cost back", () => {
  const sold = issue({ onHand: 10, value: 1_000n }, 15, { isSale: true })
  expect(putBackSold(sold.after, 15, -sold.value).after).toEqual({ onHand: 10, value: 1_000n })
})

test("found pieces cost the average, or what they cost last", () => {
  expect(foundCost({ onHand: 4, value: 500n }, 2, 999n)).toBe(250n)
  expect(foundCost(empty, 2, 120n)).toBe(240n)
})
