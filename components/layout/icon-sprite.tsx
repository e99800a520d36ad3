import { File, type LucideIcon } from "lucide-react"
import * as generated from "./page-icons"
import { shellIcons } from "./shell-icons"

const pageIcons: Record<string, LucideIcon> = { ...generated }

/** Sprite with the icons of the named screens and of the shell, once per document; `PageIcon` refers to it. */
export function IconSprite({ names }: { names: string[] }) {
  const all = new Set([...Object.keys(shellIcons), ...names])
  return (
    <svg aria-hidden="true" className="hidden">
      {[...all].map((name) => {
        const Icon = shellIcons[name] ?? pageIcons[name] ?? File
        return (
          <symbol key={name} id={`page-icon-${name}`} viewBox="0 0 24 24">
            <Icon strokeWidth={1.75} />
          </symbol>
        )
      })}
    </svg>
  )
}
