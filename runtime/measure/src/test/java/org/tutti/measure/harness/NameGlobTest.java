package org.tutti.measure.harness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("jdk")
class NameGlobTest {
  private static final int NAMES = 20_000;

  @Test
  void selectsByClassMethodAndPackage() {
    String benchmark = "org.example.Outer.Inner.bcast";
    for (String name :
        new String[] {benchmark, "bcast", "Inner", "Inner.bcast", "*cast", "org.*", "*", "O*r"}) {
      assertThat(new NameGlob(name).isOwn(benchmark)).as(name).isTrue();
    }
    for (String name : new String[] {"cast", "Outer", "org.example.Outer", "bcas", "nner", ""}) {
      assertThat(new NameGlob(name).isOwn(benchmark)).as(name).isFalse();
    }
    assertThat(new NameGlob("Outer").isAround(benchmark)).isTrue();
    assertThat(new NameGlob("bcast").isAround(benchmark)).isFalse();
    assertThat(new NameGlob("b*").isWhole("bcast")).isTrue();
    assertThat(new NameGlob("cast").isWhole("bcast")).isFalse();
  }

  @RepeatedTest(3)
  void agreesWithRegularExpressions() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int name = 0; name < NAMES; name++) {
      String benchmark = drawn(random, "aab..", 1 + random.nextInt(9));
      String glob = drawn(random, "aab.*", 1 + random.nextInt(6));
      String regex = Pattern.quote(glob).replace("*", "\\E.*\\Q");
      NameGlob own = new NameGlob(glob);
      String what = "'" + glob + "' of '" + benchmark + "', seed " + seed;
      assertThat(own.isWhole(benchmark)).as(what).isEqualTo(benchmark.matches(regex));
      assertThat(own.isOwn(benchmark))
          .as(what)
          .isEqualTo(benchmark.matches("(.*\\.)?" + regex + "(\\.[^.]*)?"));
      assertThat(own.isAround(benchmark))
          .as(what)
          .isEqualTo(benchmark.matches("(.*\\.)?" + regex + "\\..+"));
    }
  }

  private static String drawn(Random random, String letters, int length) {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < length; at++) {
      text.append(letters.charAt(random.nextInt(letters.length())));
    }
    return text.toString();
  }
}
