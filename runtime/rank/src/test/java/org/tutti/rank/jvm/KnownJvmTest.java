package org.tutti.rank.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("jdk")
class KnownJvmTest {
  private static final String ADVICE =
      "What Tutti knows of HotSpot was not tried with this JDK, and its figures may be wrong. Do"
          + " what the package page of org.tutti.rank.jvm says of a new JDK";

  /** The one test that fails first when the project is built with a new JDK. */
  @Test
  void thisJvmIsKnown() {
    assertThat(KnownJvm.ofThisProcess().objection())
        .as(ADVICE + ", then raise KnownJvm.NEWEST")
        .isEmpty();
  }

  /**
   * Flags from whose defaults the numbers in {@link CompilationThresholds} follow: entries of a
   * method, its entries and iterations together, and iterations of a loop under way, after which
   * the first compiler and the last one compile it; and, as binary logarithms, entries between two
   * comparisons.
   */
  @ParameterizedTest
  @CsvSource({
    "Tier3InvocationThreshold, 200",
    "Tier3CompileThreshold, 2000",
    "Tier3BackEdgeThreshold, 60000",
    "Tier4InvocationThreshold, 5000",
    "Tier4MinInvocationThreshold, 600",
    "Tier4CompileThreshold, 15000",
    "Tier4BackEdgeThreshold, 40000",
    "Tier0InvokeNotifyFreqLog, 7",
    "Tier3InvokeNotifyFreqLog, 10"
  })
  void itCompilesAfterAsManyCallsAsTheWarmUpIsMadeFor(String flag, String value) {
    HotSpotDiagnosticMXBean jvm =
        ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
    assertThat(jvm.getVMOption(flag).getValue()).as(flag + ": " + ADVICE).isEqualTo(value);
  }

  @ParameterizedTest
  @CsvSource({
    "OpenJDK 64-Bit Server VM, 17",
    "OpenJDK 64-Bit Server VM, 25",
    "Java HotSpot(TM) 64-Bit Server VM, 21"
  })
  void hotSpotIsKnown(String name, int feature) {
    assertThat(new KnownJvm(name, feature).objection()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "OpenJDK 64-Bit Server VM, 26",
    "OpenJDK 64-Bit Server VM, 16",
    "Eclipse OpenJ9 VM, 21",
    "'', 25"
  })
  void othersAreNot(String name, int feature) {
    assertThat(new KnownJvm(name, feature).objection())
        .hasValueSatisfying(why -> assertThat(why).endsWith(name + " of JDK " + feature));
  }
}
