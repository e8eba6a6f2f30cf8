package org.tutti.analysis.doctor;

import java.util.List;
import org.tutti.records.launch.LaunchHeader;

/** Looks at one subject on all hosts of a launch. */
interface HealthCheck {
  /** The findings, at least one. */
  List<HealthFinding> diagnose(LaunchHeader header);
}
