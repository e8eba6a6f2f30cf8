package org.tutti.cli.list;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ListLayoutTest {
  @Test
  void itemsFillThePageAndNoMore() {
    List<String> items = List.of("first", "second", "third");
    assertThat(new ListLayout(80).wrapped("  ", "head", items))
        .containsExactly("  head  first  second  third");
    assertThat(new ListLayout(20).wrapped("  ", "head", items))
        .containsExactly("  head  first", "      second  third");
  }
}
