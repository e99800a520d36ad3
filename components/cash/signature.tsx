/** A line to sign on paper. */
export const Signature = ({ children }: { children: string }) => (
  <p className="signature mt-14 w-64 max-w-full border-ink border-t pt-1 text-dense">{children}</p>
)
