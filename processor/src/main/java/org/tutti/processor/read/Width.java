package org.tutti.processor.read;

import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/**
 * The width of a Java primitive that has an MPI datatype.
 *
 * @param type the primitive, such as {@code double}
 * @param bytes its width
 */
record Width(String type, int bytes) {
  /** The width of a type; empty if no MPI datatype has this type. */
  static Optional<Width> of(TypeMirror type) {
    int bytes =
        switch (type.getKind()) {
          case BYTE -> Byte.BYTES;
          case SHORT -> Short.BYTES;
          case INT -> Integer.BYTES;
          case LONG -> Long.BYTES;
          case FLOAT -> Float.BYTES;
          case DOUBLE -> Double.BYTES;
          default -> 0;
        };
    return bytes == 0 ? Optional.empty() : Optional.of(new Width(type.toString(), bytes));
  }
}
