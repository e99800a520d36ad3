import {
  CircleCheck,
  CircleSlash,
  CircleX,
  KeyRound,
  LogOut,
  type LucideIcon,
  ShieldAlert,
  ShieldQuestion,
  UserPlus,
} from "lucide-react"
import { useTranslations } from "next-intl"
import { RelativeTime } from "@/components/ui/relative-time"
import { type Tone, toneClass } from "@/components/ui/tone"
import type { SignInEvent } from "@/lib/features/sign-ins/schema"
import type { Outcome } from "@/lib/features/sign-ins/values"
import { addressText, deviceName } from "./device"

const styles: Record<Outcome, { icon: LucideIcon; tone: Tone }> = {
  registered: { icon: UserPlus, tone: "success" },
  signed_in: { icon: CircleCheck, tone: "success" },
  wrong_password: { icon: CircleX, tone: "danger" },
  code_missing: { icon: ShieldQuestion, tone: "neutral" },
  code_wrong: { icon: ShieldAlert, tone: "danger" },
  passkey_wrong: { icon: ShieldAlert, tone: "danger" },
  limited: { icon: CircleSlash, tone: "danger" },
  refresh_reused: { icon: KeyRound, tone: "danger" },
  signed_out: { icon: LogOut, tone: "neutral" },
  ended: { icon: LogOut, tone: "neutral" },
}

/** A sign-in event with its device, address and time. */
export function ActivityRow({ event }: { event: SignInEvent }) {
  const t = useTranslations("sign-ins")
  const { outcome, endedBy, endedByName, at } = event
  const { icon: Icon, tone } = styles[outcome]
  const text =
    outcome === "ended"
      ? t(`activity.ended.${endedBy ?? "self"}`, { name: endedByName ?? t("activity.somebody") })
      : t(`activity.outcomes.${outcome}`)
  const place = [deviceName(event) || t("unknown"), addressText(event)].filter(Boolean).join(" · ")
  return (
    <li className={`flex items-start gap-x-4 py-3 ${toneClass(tone)}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-tone-text" />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
        <div className="min-w-0">
          <p className="font-medium text-sm">{text}</p>
          <p className="break-words text-dense text-ink-muted">{place}</p>
        </div>
        <RelativeTime at={at} className="shrink-0 text-dense text-ink-muted" />
      </div>
    </li>
  )
}
