import { Link } from "@/components/ui/link"
import { Logo } from "@/components/ui/logo"

/** The mark and the name, which lead home. */
export function HomeLink() {
  return (
    <Link href="/" className="shell-logo" aria-label="Cornerledger">
      <Logo nameClassName="menu-title" />
    </Link>
  )
}
