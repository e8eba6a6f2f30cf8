package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class ThrownTextTest {
  /** Stands for a class of the user; classes of this package do not count as such. */
  private static StackTraceElement[] frames(String... classAndLine) {
    StackTraceElement[] frames = new StackTraceElement[classAndLine.length];
    for (int i = 0; i < frames.length; i++) {
      String[] parts = classAndLine[i].split(":");
      String simple = parts[0].substring(parts[0].lastIndexOf('.') + 1);
      frames[i] =
          new StackTraceElement(parts[0], "go", simple + ".java", Integer.parseInt(parts[1]));
    }
    return frames;
  }

  private static <T extends Throwable> T at(T thrown, String... classAndLine) {
    thrown.setStackTrace(frames(classAndLine));
    return thrown;
  }

  /** An exception whose text is code of the user. */
  private static final class Evil extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  @Test
  void namesTheFirstFramesOfTheUsersCode() {
    NullPointerException thrown =
        at(
            new NullPointerException("value is null"),
            "java.util.Objects:259",
            "org.tutti.mpi.natives.NativeCommunicator:7",
            "org.example.Helper:3",
            "org.example.Sum:12",
            "org.example.Sum_Harness$sum:40",
            "org.tutti.rank.cell.WarmUp:5");

    assertThat(ThrownText.of(thrown))
        .isEqualTo(
            "java.lang.NullPointerException: value is null"
                + " at org.example.Helper.go(Helper.java:3) < org.example.Sum.go(Sum.java:12)");
  }

  @Test
  void namesTheCausesAndTheirPlaces() {
    Throwable cause = at(new IllegalStateException("disk\n  full"), "org.example.Disk:9");
    Throwable wrapper = at(new RuntimeException("wrapper", cause), "org.example.Sum:12");

    assertThat(ThrownText.of(wrapper))
        .isEqualTo(
            "java.lang.RuntimeException: wrapper at org.example.Sum.go(Sum.java:12); caused by"
                + " java.lang.IllegalStateException: disk full at org.example.Disk.go(Disk.java:9)");
  }

  @Test
  void aChainThatIsACircleEnds() {
    Exception first = new Exception("first");
    Exception second = new Exception("second", first);
    first.initCause(second);

    assertThat(ThrownText.of(at(first))).contains("first").contains("second");
  }

  @Test
  void aMessageThatThrowsHidesNeitherClassNorPlace() {
    Evil evil = at(new Evil(), "org.example.Sum:12");

    assertThat(ThrownText.of(evil))
        .contains("Evil (its message cannot be read: java.lang.IllegalStateException)")
        .endsWith(" at org.example.Sum.go(Sum.java:12)");
  }
}
