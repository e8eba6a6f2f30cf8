package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class InterruptHandlerTest {
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final InterruptHandler handler =
      new InterruptHandler(new PrintStream(errors), 0, new Cancellation());

  @Test
  void aDriverThatDoesNotEndInTimeIsReported() {
    handler.interrupted();

    assertThat(handler.isRequested()).isTrue();
    assertThat(errors.toString()).startsWith("[TUTTI-149]");
  }

  @Test
  void aDriverThatEndsInTimeIsNotReported() {
    handler.close();
    handler.interrupted();

    assertThat(errors.toString()).isEmpty();
  }
}
