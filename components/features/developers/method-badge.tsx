import { Badge } from "@/components/ui/badge"
import type { Tone } from "@/components/ui/tone"

const tones: Record<string, Tone> = { GET: "info", POST: "success", PATCH: "warning", DELETE: "danger" }

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge tone={tones[method] ?? "neutral"} className="font-mono">
      {method}
    </Badge>
  )
}
