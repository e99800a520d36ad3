"use client"

import { type ComponentType, lazy } from "react"

const known = new Map<string, ComponentType>()

/** A demo by its page and name; each is a chunk of its own, fetched when it is drawn. */
export function demoOf(page: string, demo: string): ComponentType {
  const path = `${page}/${demo}`
  let component = known.get(path)
  if (!component) {
    component = lazy(() => import(`./demos/${page}/${demo}.tsx`))
    known.set(path, component)
  }
  return component
}
