// reports: typescript/related-getter-setter-pairs
export class Order {
  #id = '';

  get id(): string | undefined {
    return this.#id;
  }

  set id(value: string) {
    this.#id = value;
  }
}
