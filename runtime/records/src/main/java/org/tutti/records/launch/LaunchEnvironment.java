package org.tutti.records.launch;

import java.util.Map;

/**
 * The environment in which a launch ran.
 *
 * @param tutti version of Tutti
 * @param facts facts about hardware, system and software by name
 * @param variables environment variables that affect MPI libraries and launchers
 */
public record LaunchEnvironment(
    String tutti, Map<String, String> facts, Map<String, String> variables) {

  /** The fact that names the changes that were allowed when the launch was made. */
  public static final String CHANGED = "campaign.changed";

  public LaunchEnvironment {
    facts = Map.copyOf(facts);
    variables = Map.copyOf(variables);
  }
}
