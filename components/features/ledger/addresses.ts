"use client"

import { useSearchParams } from "next/navigation"

type Query = Record<string, string | number | undefined>

/** Returns a function that addresses a screen of the books: with the chosen business and shop of the URL, unless `query` says otherwise. */
export function useAddressOf() {
  const params = useSearchParams()
  return (path: string, query: Query = {}): string => {
    const all = { business: params.get("business"), shop: params.get("shop"), ...query }
    const set = Object.entries(all).filter(([, value]) => value !== undefined && value !== null && value !== "")
    const text = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
    return text ? `${path}?${text}` : path
  }
}
