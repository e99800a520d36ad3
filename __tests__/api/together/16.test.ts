import { runTogether } from "../../support/together"

runTogether(16)
