import { Link } from "@/components/ui/link"
import { Logo } from "@/components/ui/logo"

/** Logo and name, linked to the start page. */
export function HomeLink() {
  return (
    <Link href="/" className="shell-logo" aria-label="Cornerledger">
      <Logo nameClassName="menu-title" />
    </Link>
  )
}
