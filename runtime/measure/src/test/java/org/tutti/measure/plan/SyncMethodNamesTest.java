package org.tutti.measure.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.tutti.annotations.SyncMethod;
import org.tutti.sync.SyncMethods;

/** The annotation cannot refer to the methods themselves, which belong to a later module. */
class SyncMethodNamesTest {
  @Test
  void theAnnotationOffersExactlyTheMethodsThatThereAre() {
    assertThat(Arrays.stream(SyncMethod.values()).map(SyncMethod::name))
        .containsExactlyInAnyOrderElementsOf(SyncMethods.standard().names());
  }
}
