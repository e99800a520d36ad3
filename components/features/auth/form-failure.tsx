import { Alert } from "@/components/ui/alert"

/** What went wrong with a form as a whole; read aloud when it appears. */
export function FormFailure({ children }: { children: string }) {
  return <div aria-live="assertive">{children && <Alert tone="danger">{children}</Alert>}</div>
}
