package org.tutti.measure.plan;

import java.util.ServiceLoader;
import org.tutti.annotations.Suite;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;

/**
 * How other benchmark suites measure, which another module knows. {@link ServiceLoader} finds it, a
 * class with a public constructor, wherever it is on the class path.
 */
public interface SuiteMethods {
  /** The settings of a suite; others are unset. */
  Settings of(Suite suite);

  /**
   * Checks settings that request the processing of a suite.
   *
   * @throws TuttiException if they do not fit together
   */
  void check(Settings settings);

  /**
   * The methods that settings ask for.
   *
   * @param key what asks for them
   * @throws TuttiException 3 if they are not on the class path
   */
  static SuiteMethods require(SettingKey<?> key) {
    return ServiceLoader.load(SuiteMethods.class, SuiteMethods.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                CommandLineProblem.OPTION_VALUE_INVALID.error(
                    "--" + key.name() + " is in the artifact tutti-lab, which is missing.",
                    "Add tutti-lab to the class path, or omit the setting."));
  }
}
