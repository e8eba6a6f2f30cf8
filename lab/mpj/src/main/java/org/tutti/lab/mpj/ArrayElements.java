package org.tutti.lab.mpj;

import org.tutti.mpi.Datatype;

/** Reads and writes the elements of an array of one primitive type as their bits. */
enum ArrayElements {
  BYTE {
    @Override
    long get(Object array, int index) {
      return ((byte[]) array)[index];
    }

    @Override
    void put(Object array, int index, long bits) {
      ((byte[]) array)[index] = (byte) bits;
    }
  },
  SHORT {
    @Override
    long get(Object array, int index) {
      return ((short[]) array)[index];
    }

    @Override
    void put(Object array, int index, long bits) {
      ((short[]) array)[index] = (short) bits;
    }
  },
  INT {
    @Override
    long get(Object array, int index) {
      return ((int[]) array)[index];
    }

    @Override
    void put(Object array, int index, long bits) {
      ((int[]) array)[index] = (int) bits;
    }
  },
  LONG {
    @Override
    long get(Object array, int index) {
      return ((long[]) array)[index];
    }

    @Override
    void put(Object array, int index, long bits) {
      ((long[]) array)[index] = bits;
    }
  },
  FLOAT {
    @Override
    long get(Object array, int index) {
      return Float.floatToRawIntBits(((float[]) array)[index]);
    }

    @Override
    void put(Object array, int index, long bits) {
      ((float[]) array)[index] = Float.intBitsToFloat((int) bits);
    }
  },
  DOUBLE {
    @Override
    long get(Object array, int index) {
      return Double.doubleToRawLongBits(((double[]) array)[index]);
    }

    @Override
    void put(Object array, int index, long bits) {
      ((double[]) array)[index] = Double.longBitsToDouble(bits);
    }
  };

  abstract long get(Object array, int index);

  abstract void put(Object array, int index, long bits);

  static ArrayElements of(Datatype datatype) {
    return valueOf(datatype.element().name());
  }
}
