package org.tutti.sync.tsc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.natives.linker.MachineCode;

/** Tests run on one processor or several. */
class TscClockTest {
  @Test
  void isRejectedWithAReasonUnlessItCanBeTrusted() {
    if (TscClock.whyUnreliable().isPresent()) {
      assertThatThrownBy(TscClock::open)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              TscReliability.whyUnreliable()
                  .orElse("this system forbids memory for the machine code that reads it"));
    } else {
      TscClock clock = TscClock.open();
      assertThat(clock.now()).isLessThanOrEqualTo(clock.now());
    }
  }

  @Test
  void theCodeReadsACounterThatAgreesWithTheMonotonicClock() {
    assertThat(TscReader.isAvailable()).isEqualTo(MachineCode.isForThisMachine());
    if (TscReader.isAvailable()) {
      TscRate rate = TscRate.calibrate();
      assertThat(rate.error()).isPositive().isLessThan(1e-2);
      assertThat(TscRate.calibrate().nanosPerTick())
          .isCloseTo(rate.nanosPerTick(), within(0.02 * rate.nanosPerTick()));
    }
  }
}
