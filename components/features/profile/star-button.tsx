import clsx from "clsx"
import { Star } from "lucide-react"
import { Button } from "@/components/ui/button"

interface Props {
  on: boolean
  label: string
  disabled: boolean
  onToggle: () => void
}

/** Toggle that marks something as a favourite. */
export const StarButton = ({ on, label, disabled, onToggle }: Props) => (
  <Button
    variant="ghost"
    size="sm"
    iconOnly
    tone={on ? "warning" : "neutral"}
    label={label}
    icon={<Star className={clsx(on && "fill-current text-warning-mark")} />}
    aria-pressed={on}
    aria-disabled={disabled || undefined}
    onClick={() => disabled || onToggle()}
  />
)
