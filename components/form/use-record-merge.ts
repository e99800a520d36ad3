"use client"

import { useCallback, useRef, useState } from "react"
import { CallError } from "@/lib/core/client/call-error"
import { changesBetween } from "./changes-between"
import type { FormProblems } from "./form-problems"

/** A record as the server has it now: its version and its values as the form's. */
export interface LatestRecord<Values> {
  version: number
  values: Values
}

/** The part of a form that a merge needs; react-hook-form's own type differs with the form's values. */
export interface MergeableForm {
  getValues(): object
  reset(values: object, options: { keepDefaultValues?: boolean; keepSubmitCount: boolean }): void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
const isStale = (failure: unknown) => failure instanceof CallError && failure.status === 409 && !failure.fields

interface Options<Values> {
  latest: LatestRecord<Values>
  /** Loads the record again. */
  reload: () => Promise<LatestRecord<Values> | undefined>
}

/**
 * Keeps an open form up to date while others change its record. Fields that the user hasn't edited get the new values. A
 * field that both have edited is a conflict: the user's input stays, and `MergeNotice` asks which value to keep.
 */
export function useRecordMerge<Values extends object>({ latest, reload }: Options<Values>) {
  const base = useRef(latest)
  const [conflicts, setConflicts] = useState<(keyof Values & string)[]>([])
  const [isMerged, setMerged] = useState(false)
  /** Counts refused saves, after which the notice comes into view. */
  const [refusals, setRefusals] = useState(0)

  const follow = useCallback((form: MergeableForm, next: LatestRecord<Values>) => {
    const before = base.current
    if (next.version < before.version || isSame(next, before)) return []
    base.current = next
    const typed = form.getValues() as Values
    const names = Object.keys(next.values) as (keyof Values & string)[]
    const theirs = names.filter((name) => !isSame(next.values[name], before.values[name]))
    if (theirs.length === 0) return []
    const mine = names.filter((name) => !isSame(typed[name], before.values[name]))
    const both = theirs.filter((name) => mine.includes(name) && !isSame(typed[name], next.values[name]))
    form.reset(next.values, { keepSubmitCount: true })
    const kept = Object.fromEntries(mine.map((name) => [name, typed[name]]))
    if (mine.length > 0) form.reset({ ...next.values, ...kept }, { keepDefaultValues: true, keepSubmitCount: true })
    setMerged(true)
    setConflicts((open) => [...new Set([...open, ...both])].filter((name) => !isSame(typed[name], next.values[name])))
    return both
  }, [])

  /** Keeps the user's value of a conflicting field, or replaces it by the other one. */
  const settle = (form: MergeableForm, name: keyof Values & string, choice: "mine" | "theirs") => {
    if (choice === "theirs") {
      const values = { ...form.getValues(), [name]: base.current.values[name] }
      form.reset(values, { keepDefaultValues: true, keepSubmitCount: true })
    }
    setConflicts((open) => open.filter((other) => other !== name))
  }

  /**
   * Saves what the user has changed. If the record is outdated, loads and merges it; without a conflict the save is
   * repeated.
   */
  async function save(
    form: MergeableForm,
    values: Values,
    send: (changes: Partial<Values>, base: LatestRecord<Values>) => Promise<unknown>,
  ): Promise<FormProblems | undefined> {
    const refuse = () => {
      setRefusals((count) => count + 1)
      return {}
    }
    if (conflicts.length > 0) return refuse()
    const changes = changesBetween(base.current.values, values)
    for (let attempt = 1; ; attempt++) {
      try {
        await send(changes, base.current)
        break
      } catch (failure) {
        if (!isStale(failure) || attempt === 3) throw failure
        const next = await reload()
        if (!next) throw failure
        if (follow(form, next).length > 0) return refuse()
      }
    }
    setMerged(false)
    base.current = { version: base.current.version, values: { ...base.current.values, ...changes } }
    const saved = await reload()
    if (saved) follow(form, saved)
    setMerged(false)
    return undefined
  }

  return { latest, base, conflicts, isMerged, refusals, follow, settle, save }
}

export type RecordMerge<Values extends object> = ReturnType<typeof useRecordMerge<Values>>
