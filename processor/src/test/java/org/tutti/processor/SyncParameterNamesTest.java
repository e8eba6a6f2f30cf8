package org.tutti.processor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.annotations.SyncMethod;
import org.tutti.annotations.syntax.SyncParameterNames;
import org.tutti.diagnostics.TuttiException;
import org.tutti.sync.SyncConfiguration;

/** The compiler and the runtime accept the same parameters with the same values. */
class SyncParameterNamesTest {
  private static final String[] VALUES = {
    "", "0", "1", "2", "3", "1000", "1001", "1000000", "1000001", "-1", "1.5", "0.5", "1e3", "NaN",
    "50us", "50 us", "1s", "86400s", "86401s", "0.5ns", "1m", "many", "us", "0ms"
  };

  @ParameterizedTest
  @EnumSource
  void areThoseOfTheMethods(SyncMethod method) {
    SyncConfiguration configuration = SyncConfiguration.of(method.name());
    assertThat(SyncParameterNames.taken(method.name()))
        .containsExactlyInAnyOrderElementsOf(configuration.parameters().keys());
    for (String name : configuration.parameters().keys()) {
      for (String value : VALUES) {
        assertThat(SyncParameterNames.fault(method.name(), name + "=" + value).isEmpty())
            .as("%s %s=%s", method, name, value)
            .isEqualTo(accepts(configuration, name, value));
      }
    }
  }

  private static boolean accepts(SyncConfiguration configuration, String name, String value) {
    try {
      configuration.with(name, value);
      return true;
    } catch (TuttiException e) {
      return false;
    }
  }
}
