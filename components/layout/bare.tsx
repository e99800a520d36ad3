import type { ReactNode } from "react"

/** The layout of folders that only bring styles. */
export const Bare = ({ children }: { children: ReactNode }) => children
