package org.tutti.processor.read;

import com.google.auto.common.AnnotationMirrors;
import com.google.auto.common.MoreElements;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.tutti.processor.model.Setting;
import org.tutti.processor.rule.Diagnostics;
import org.tutti.processor.rule.Rule;

/** Reads the settings that annotations give; one on the method takes precedence over its class. */
final class SettingsReader {
  private static final String PACKAGE = "org.tutti.annotations.";

  private final Diagnostics diagnostics;
  private final MsizesCheck msizesCheck;

  SettingsReader(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.msizesCheck = new MsizesCheck(diagnostics);
  }

  List<Setting> read(TypeElement type, ExecutableElement method, Optional<Width> width) {
    List<Setting> settings = new ArrayList<>();
    for (SettingAnnotation kind : SettingAnnotation.values()) {
      Optional<AnnotationMirror> onMethod = find(method, kind);
      Element element = onMethod.isPresent() ? method : type;
      onMethod.or(() -> find(type, kind)).ifPresent(a -> read(element, a, kind, width, settings));
    }
    return settings;
  }

  private static Optional<AnnotationMirror> find(Element element, SettingAnnotation kind) {
    return MoreElements.getAnnotationMirror(element, PACKAGE + kind.annotation()).toJavaUtil();
  }

  private void read(
      Element element,
      AnnotationMirror annotation,
      SettingAnnotation kind,
      Optional<Width> width,
      List<Setting> into) {
    AnnotationValue value = AnnotationMirrors.getAnnotationValue(annotation, kind.attribute());
    check(element, annotation, value, kind);
    if (kind == SettingAnnotation.PARAM) {
      msizesCheck.check(element, annotation, value, width);
    }
    into.add(new Setting(kind.setting(), value));
  }

  private void check(
      Element element, AnnotationMirror annotation, AnnotationValue value, SettingAnnotation kind) {
    if (value.getValue() instanceof Number number && number.longValue() < kind.minimum()) {
      diagnostics.report(
          Rule.NUMBER_TOO_SMALL,
          element,
          annotation,
          value,
          "@" + kind.annotation(),
          number,
          kind.minimum());
    }
  }
}
