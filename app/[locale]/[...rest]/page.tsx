import { notFound } from "next/navigation"

/** Matches all unknown URLs. */
export default function Page() {
  notFound()
}
