package org.tutti.annotations.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextListTest {
  @Test
  void joinedTextCanBeSplit() {
    List<String> texts = List.of("-Xmx256m", "-Da=b;c", "back\\slash", "-Db=x,y");
    assertThat(TextList.split(TextList.join(texts))).isEqualTo(texts);
    assertThat(TextList.splitAtCommas(TextList.joinByCommas(texts))).isEqualTo(texts);
  }

  @Test
  void aSingleBackslashIsLiteral() {
    assertThat(TextList.split("C:\\java;second\\")).containsExactly("C:\\java", "second\\");
    assertThat(TextList.splitAtCommas("a\\b,c\\,d,e;f")).containsExactly("a\\b", "c,d", "e;f");
  }
}
