"use client"

import { Button } from "@/components/ui/button"

interface Props {
  text: Record<"demo" | "demoAdmin" | "demoClient", string>
  onChoose: (email: string, password: string) => void
}

/** The two accounts of the sample data; a click fills the form. */
const accounts = [
  { email: "admin@demo.com", password: "admin", label: "demoAdmin" },
  { email: "client@demo.com", password: "client", label: "demoClient" },
] as const

export function DemoAccounts({ text, onChoose }: Props) {
  return (
    <section aria-labelledby="demo-title" className="rounded-card border border-line bg-sunken p-4">
      <h2 id="demo-title" className="text-dense text-ink-muted">
        {text.demo}
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {accounts.map(({ email, password, label }) => (
          <li key={email}>
            <Button
              variant="outline"
              className="w-full justify-start py-2 text-start"
              onClick={() => onChoose(email, password)}
            >
              <span className="block">{text[label]}</span>
              <span className="block font-normal text-ink-muted text-xs">
                {email} / {password}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
