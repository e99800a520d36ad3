/** A text typed into a cell, and the version of the price that the user saw when they began. */
export interface Draft {
  text: string
  version: number
}
export type Drafts = Readonly<Record<string, Draft>>

/** The change of a cell: undefined for a cell without a draft. */
export type CellChange = readonly [key: string, before: Draft | undefined, after: Draft | undefined]

/** Drafts with the steps that led to them. */
export interface Edits {
  drafts: Drafts
  undo: readonly (readonly CellChange[])[]
  redo: readonly (readonly CellChange[])[]
}

export const noEdits: Edits = { drafts: {}, undo: [], redo: [] }
const maxSteps = 200

export const cellKey = (product: number, shop: number | null): string => `${product}:${shop ?? 0}`
export function cellOf(key: string): { product: number; shop: number | null } {
  const [product, shop] = key.split(":").map(Number) as [number, number]
  return { product, shop: shop || null }
}

function withChanges(drafts: Drafts, changes: Iterable<readonly [string, Draft | undefined]>): Drafts {
  const next: Record<string, Draft> = { ...drafts }
  for (const [key, draft] of changes) {
    if (draft) next[key] = draft
    else delete next[key]
  }
  return next
}

const isSame = (a: Draft | undefined, b: Draft | undefined) => a?.text === b?.text && a?.version === b?.version

/** Makes one step of changes, which can be undone as one. */
export function edit(edits: Edits, wanted: Iterable<readonly [string, Draft | undefined]>): Edits {
  const changes = [...wanted]
    .map(([key, after]) => [key, edits.drafts[key], after] as const)
    .filter(([, before, after]) => !isSame(before, after))
  if (changes.length === 0) return edits
  const drafts = withChanges(
    edits.drafts,
    changes.map(([key, , after]) => [key, after] as const),
  )
  return { drafts, undo: [...edits.undo, changes].slice(-maxSteps), redo: [] }
}

export function undoEdit({ drafts, undo, redo }: Edits): Edits {
  const step = undo.at(-1)
  if (!step) return { drafts, undo, redo }
  const before = step.map(([key, draft]) => [key, draft] as const)
  return { drafts: withChanges(drafts, before), undo: undo.slice(0, -1), redo: [...redo, step] }
}

export function redoEdit({ drafts, undo, redo }: Edits): Edits {
  const step = redo.at(-1)
  if (!step) return { drafts, undo, redo }
  const after = step.map(([key, , draft]) => [key, draft] as const)
  return { drafts: withChanges(drafts, after), undo: [...undo, step], redo: redo.slice(0, -1) }
}
