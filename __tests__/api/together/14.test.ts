import { runTogether } from "../../support/together"

runTogether(14)
