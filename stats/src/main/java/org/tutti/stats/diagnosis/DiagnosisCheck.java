package org.tutti.stats.diagnosis;

import java.util.Optional;

/** A check for one kind of finding. */
interface DiagnosisCheck {

  /** The finding, if there is one. */
  Optional<Finding> look(DiagnosisInput observed);
}
