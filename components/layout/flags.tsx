import type { Locale } from "@/lib/core/i18n/locales"

const drawings: Record<Locale, React.ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  de: (
    <>
      <path fill="#1a1a1a" d="M0 0h24v5.34H0z" />
      <path fill="#d00" d="M0 5.33h24v5.34H0z" />
      <path fill="#ffce00" d="M0 10.67h24V16H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#00267f" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#f31830" d="M16 0h8v16h-8z" />
    </>
  ),
  pt: (
    <>
      <path fill="#c8102e" d="M0 0h24v16H0z" />
      <path fill="#046a38" d="M0 0h9.6v16H0z" />
      <circle cx="9.6" cy="8" r="3.4" fill="#ffd100" />
      <circle cx="9.6" cy="8" r="1.9" fill="#fff" stroke="#c8102e" strokeWidth=".9" />
    </>
  ),
}

/** A language's flag, drawn here. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" className="h-3.5 w-5.25 shrink-0 rounded-[2px]">
      {drawings[locale]}
    </svg>
  )
}
