package org.tutti.figures.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NamedPlacesTest {
  @Test
  void whatAllNamesBeginWithIsTheTitle() {
    Axis axis = new NamedPlaces(List.of("processes 2", "processes 20")).axis();

    assertThat(axis.name()).isEqualTo("processes");
    assertThat(axis.labels()).containsExactly("2", "20");
    assertThat(new NamedPlaces(List.of("library, chunks 1", "library, chunks 4")).axis().name())
        .isEqualTo("library, chunks");
    assertThat(new NamedPlaces(List.of("library", "library own")).axis().name()).isEmpty();
    assertThat(new NamedPlaces(List.of("binding core")).axis().labels())
        .containsExactly("binding core");
  }

  @Test
  void manyNumbersAreNamedAndManyWordsAreNumbered() {
    List<String> numbers = IntStream.rangeClosed(1, 32).mapToObj(p -> "processes " + p).toList();
    List<String> words = IntStream.rangeClosed(1, 12).mapToObj(i -> "v" + i).toList();

    assertThat(new NamedPlaces(numbers).axis().labels()).hasSize(32);
    assertThat(new NamedPlaces(numbers).legend()).isEmpty();
    assertThat(new NamedPlaces(words).axis().labels()).contains("12").doesNotContain("v12");
    assertThat(new NamedPlaces(words).legend()).endsWith("; 12: v12.");
  }
}
