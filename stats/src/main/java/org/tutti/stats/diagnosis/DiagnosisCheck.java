package org.tutti.stats.diagnosis;

import java.util.Optional;

/** One kind of doubt. */
interface DiagnosisCheck {

  /** What it found, if anything. */
  Optional<Finding> look(DiagnosisInput observed);
}
