package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.records.launch.LaunchHeader;

/** Looks at one subject on all hosts of a launch. */
interface HealthCheck {
  /** At least one finding. */
  List<HealthFinding> diagnose(LaunchHeader header);
}
