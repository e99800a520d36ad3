import type { ReactNode } from "react"
import { Logo } from "@/components/ui/logo"

/** A page without menu and navbar, with its content in the middle. */
export function BlankPage({ children }: { children: ReactNode }) {
  return (
    <main data-paint="whole" className="flex min-h-dvh flex-col">
      <p className="p-5 sm:p-8">
        <Logo />
      </p>
      <div className="my-auto pb-16">{children}</div>
    </main>
  )
}
