import { Alert } from "@/components/ui/alert"

/** An error about the whole form, announced to screen readers. */
export function FormFailure({ children }: { children: string }) {
  return <div aria-live="assertive">{children && <Alert tone="danger">{children}</Alert>}</div>
}
