package org.tutti.stats.diagnosis;

import java.util.Optional;

/** One kind of doubt. */
interface Check {

  /** What it found, if anything. */
  Optional<Finding> look(Observed observed);
}
