import { Checkbox } from "@/components/ui/checkbox"

interface Props {
  text: Record<"terms" | "termsTitle" | "termsText", string>
  error?: string
}

/** The checkbox for the terms, with the terms in a disclosure below. */
export function TermsField({ text, error }: Props) {
  return (
    <div>
      <Checkbox
        name="terms"
        label={text.terms}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? "terms-below" : undefined}
      />
      {error && (
        <p id="terms-below" className="mt-1 text-danger-text text-dense">
          {error}
        </p>
      )}
      <details className="ms-6.5 text-dense text-ink-muted">
        <summary className="flex min-h-6 w-fit cursor-pointer items-center rounded-sm text-brand-text underline-offset-3 hover:underline max-sm:min-h-11">
          {text.termsTitle}
        </summary>
        <p className="mt-1 text-pretty">{text.termsText}</p>
      </details>
    </div>
  )
}
